/**
 * @generated SignedSource<<58c28531d4ab8b252e3ac927c471b400>>
 * @relayHash 91a730dc701a00fd4b3ac498cc193c7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac99d4aa855d299eb78a0e71e2d4dc4213a00a247254ab822314ae41ed26476f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { offlineRecordAnimalQuery } from './offlineRecordAnimalQuery.graphql';

const node: PreloadableConcreteRequest<offlineRecordAnimalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac99d4aa855d299eb78a0e71e2d4dc4213a00a247254ab822314ae41ed26476f",
    "metadata": {},
    "name": "offlineRecordAnimalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
