/**
 * @generated SignedSource<<17fb833b9ce7d83e2f1a7960cecf2912>>
 * @relayHash 5a0fb19b84a02edc72456b7e506bd774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c118bcc28f2a6207a91035374d2bc03765437e1509f13fc02320d5363285dd34

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c118bcc28f2a6207a91035374d2bc03765437e1509f13fc02320d5363285dd34",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
