/**
 * @generated SignedSource<<5fe6d3ab494c9d8ea8a72eb8ad4c5093>>
 * @relayHash 368cb88ef80291cd223626c2f028f30c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6187b77fa95b8c427771f493f9202229233e76ca1bb7bfef1010966406364cc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsSessionsScreenQuery } from './SettingsSessionsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsSessionsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e6187b77fa95b8c427771f493f9202229233e76ca1bb7bfef1010966406364cc",
    "metadata": {},
    "name": "SettingsSessionsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
