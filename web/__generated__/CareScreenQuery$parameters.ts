/**
 * @generated SignedSource<<a5eeed484c612da0ec47eb0b990a6017>>
 * @relayHash 93c05731edef3857545a8f5c429b76b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a1274aef75e2995111568f8a61476ad194e2331cc3365dff743e47f653b15a2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CareScreenQuery } from './CareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a1274aef75e2995111568f8a61476ad194e2331cc3365dff743e47f653b15a2",
    "metadata": {},
    "name": "CareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
