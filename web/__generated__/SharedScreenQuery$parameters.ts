/**
 * @generated SignedSource<<190876e8727a83a92e4695945ecd62e2>>
 * @relayHash 827a7d1f580b36038070e71b29800d7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90ed2fbefe64e4e3043a1fdcf593964023eea0f7949a522946056a02f88dc710

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SharedScreenQuery } from './SharedScreenQuery.graphql';

const node: PreloadableConcreteRequest<SharedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90ed2fbefe64e4e3043a1fdcf593964023eea0f7949a522946056a02f88dc710",
    "metadata": {},
    "name": "SharedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
