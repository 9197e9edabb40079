/**
 * @generated SignedSource<<77ffbc92e4307f56522c870ec72efc29>>
 * @relayHash 75005cf25a1280e54a4a9365b18b6a92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4b744c0f6420248e863fb234dff00c0d153f72815fff2d648494e14190b8661

import { PreloadableConcreteRequest } from 'relay-runtime';
import { loadDetailsOwnerQuery } from './loadDetailsOwnerQuery.graphql';

const node: PreloadableConcreteRequest<loadDetailsOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4b744c0f6420248e863fb234dff00c0d153f72815fff2d648494e14190b8661",
    "metadata": {},
    "name": "loadDetailsOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
