/**
 * @generated SignedSource<<21f8e16e17f9d4b0b601695282190d9e>>
 * @relayHash 6269321adb171cad69ce5f166f7c72b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20368db99423c07473c0a057120e2c6fe6bc84d26a5030e57ecf8b9abb93eb45

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20368db99423c07473c0a057120e2c6fe6bc84d26a5030e57ecf8b9abb93eb45",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
