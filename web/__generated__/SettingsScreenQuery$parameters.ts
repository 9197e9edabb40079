/**
 * @generated SignedSource<<ad3e42268494ae82853fbe152cf20ce7>>
 * @relayHash e9371a754349a38758dc8e11ce62f1b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c192563af1c8467b5d5fd34e6d98719fce0f29ff27db00334bebd9b76279ade

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c192563af1c8467b5d5fd34e6d98719fce0f29ff27db00334bebd9b76279ade",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
