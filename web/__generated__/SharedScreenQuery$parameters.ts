/**
 * @generated SignedSource<<c861637ee5d2b1ea171d516f93cca7e3>>
 * @relayHash 3fc4171522a5794d53e05a2bd0d9be5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ca3b9c9a2254c4ec281e5a174a624ab66905c264567b7e36a20dc33f932bb71

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ca3b9c9a2254c4ec281e5a174a624ab66905c264567b7e36a20dc33f932bb71",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
