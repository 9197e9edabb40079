/**
 * @generated SignedSource<<c449851c7b3a6901b85857ebf7f13cb9>>
 * @relayHash ae42b3ad87ff4716763b8ab96c22537a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30504519822a6bb2fd2c210e58a026f3143ab19a063e26903cba817ebd1305e2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { askBesideOwnerQuery } from './askBesideOwnerQuery.graphql';

const node: PreloadableConcreteRequest<askBesideOwnerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30504519822a6bb2fd2c210e58a026f3143ab19a063e26903cba817ebd1305e2",
    "metadata": {},
    "name": "askBesideOwnerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
