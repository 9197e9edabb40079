/**
 * @generated SignedSource<<e94fed9d6357ed2b0fe9acb11ee97301>>
 * @relayHash 7e6bf3db974315370b708414a615b1d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b775e833b5c0e1b2acbaf9f600bdbd1af1e62589e3c718aa1b4a0ee8447d1bfc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalysisScreenQuery } from './AnalysisScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalysisScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b775e833b5c0e1b2acbaf9f600bdbd1af1e62589e3c718aa1b4a0ee8447d1bfc",
    "metadata": {},
    "name": "AnalysisScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
