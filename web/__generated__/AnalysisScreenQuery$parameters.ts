/**
 * @generated SignedSource<<5d41c09f3b6ee5741d275418ad418fd6>>
 * @relayHash 964546c2a55f2b215f891e7050e909de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a6ed537ce026e46bae36bd61e93ef022b2a8d823c27b6ee43e340207b37d14c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a6ed537ce026e46bae36bd61e93ef022b2a8d823c27b6ee43e340207b37d14c",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
