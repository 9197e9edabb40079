/**
 * @generated SignedSource<<6fcc731b109397c43de3961b197e26b6>>
 * @relayHash 3977d20d7ab4c1bbd9c8f2f1f057f887
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3ecd3373cd64c5d5e2e86bb086d42daab80497088bd258ef1f2c04230f962d1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3ecd3373cd64c5d5e2e86bb086d42daab80497088bd258ef1f2c04230f962d1",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
