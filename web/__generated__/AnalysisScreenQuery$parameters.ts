/**
 * @generated SignedSource<<c045c4595821d0af6dcc5255d4814d33>>
 * @relayHash cec4414028722a776d9164836ce1efde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad247b5954a1ebfe34395974879c7a392d61c14b03f7b75e20bc2389c9bc6661

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad247b5954a1ebfe34395974879c7a392d61c14b03f7b75e20bc2389c9bc6661",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
