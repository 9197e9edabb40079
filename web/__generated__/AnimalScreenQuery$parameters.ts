/**
 * @generated SignedSource<<bef1c45037728387bf306e9f2cd80df0>>
 * @relayHash 0e775587ff53262236ee79f2bd946d91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e66e2b84874ed94430a046d81c0467b290ad5509d69fe164791673d20419910

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnimalScreenQuery } from './AnimalScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnimalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e66e2b84874ed94430a046d81c0467b290ad5509d69fe164791673d20419910",
    "metadata": {},
    "name": "AnimalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
