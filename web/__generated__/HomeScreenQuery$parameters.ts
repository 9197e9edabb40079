/**
 * @generated SignedSource<<c44dfb94d8b7627dfaa6a84c140d4107>>
 * @relayHash f11db7a0094494e7c196342480658ad4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f6e9233ba25dd6b5f4567f55612c2be6278cd449670e4eee67f120b45cd663c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f6e9233ba25dd6b5f4567f55612c2be6278cd449670e4eee67f120b45cd663c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
