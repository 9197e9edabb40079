/**
 * @generated SignedSource<<3cba294efc90973af3febed82e4fc844>>
 * @relayHash 6840314da90d4fd86de3931b7ff2d2ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed4b437ad2f7b6445126e717252174b16fbc9db2c1e4ee693c0466906e1ab682

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ed4b437ad2f7b6445126e717252174b16fbc9db2c1e4ee693c0466906e1ab682",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
