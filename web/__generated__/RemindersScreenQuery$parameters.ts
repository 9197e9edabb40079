/**
 * @generated SignedSource<<66e711c097718f5c076f6add2890bc93>>
 * @relayHash c79cc0d5ae4f0ab1d038d5a34a97171f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a0a9d566d253310ecaf98e2e2aab09abdd5d9bf1f038d106a11060617908dd9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RemindersScreenQuery } from './RemindersScreenQuery.graphql';

const node: PreloadableConcreteRequest<RemindersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a0a9d566d253310ecaf98e2e2aab09abdd5d9bf1f038d106a11060617908dd9",
    "metadata": {},
    "name": "RemindersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
