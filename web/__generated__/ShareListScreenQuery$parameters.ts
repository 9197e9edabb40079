/**
 * @generated SignedSource<<a80d45be7481ceeddeedab7cb008baca>>
 * @relayHash 4687248bf0d4440166175e23842a3e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15b96d424a82665c78fa886b3963fc0bc781b0d8f8baf59e0480c1854bac63dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ShareListScreenQuery } from './ShareListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ShareListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15b96d424a82665c78fa886b3963fc0bc781b0d8f8baf59e0480c1854bac63dd",
    "metadata": {},
    "name": "ShareListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
