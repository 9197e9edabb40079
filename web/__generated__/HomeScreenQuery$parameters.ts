/**
 * @generated SignedSource<<fc4eea9ce70eb2e2addb6942bfc54634>>
 * @relayHash cb75b011a3432090208f8520d2d88719
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dead8842d2f4e632476eec7f7544fc1d311d8d579d4c7a5002eee2ce5313e368

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dead8842d2f4e632476eec7f7544fc1d311d8d579d4c7a5002eee2ce5313e368",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
