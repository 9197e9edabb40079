/**
 * @generated SignedSource<<163f2f4108f84acaeca810aa0519a889>>
 * @relayHash e98591b446fc835e7af22b218e47e43d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdf3a2e56fe698dfd5823e43e05f7c075da905a1dfef0aca53ffe88e7bb9dd73

import { PreloadableConcreteRequest } from 'relay-runtime';
import { viewerQuery } from './viewerQuery.graphql';

const node: PreloadableConcreteRequest<viewerQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdf3a2e56fe698dfd5823e43e05f7c075da905a1dfef0aca53ffe88e7bb9dd73",
    "metadata": {},
    "name": "viewerQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
