/**
 * @generated SignedSource<<087a99ddee27563b8916ef5b23d3bc1e>>
 * @relayHash 0a36f3a6309b7c7b1fcc2f67c505294c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 938849361cb566619963d6792d6e7cce641b4cf1574c9abac084aaf913fb8d11

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "938849361cb566619963d6792d6e7cce641b4cf1574c9abac084aaf913fb8d11",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
