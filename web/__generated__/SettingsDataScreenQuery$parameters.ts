/**
 * @generated SignedSource<<b41e37b0d063ea04a18dab34bfc22566>>
 * @relayHash 4b2eb132860a44f69e94b8795fd56ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d912cbadb81e4f295d8ad51e4d7ead90fdd79a04eec5acaa99aff465bcd72a4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsDataScreenQuery } from './SettingsDataScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsDataScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d912cbadb81e4f295d8ad51e4d7ead90fdd79a04eec5acaa99aff465bcd72a4",
    "metadata": {},
    "name": "SettingsDataScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
