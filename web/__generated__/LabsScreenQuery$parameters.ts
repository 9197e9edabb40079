/**
 * @generated SignedSource<<d21f65dea40c47a037191145dc414ccf>>
 * @relayHash 1bb512564e10f7c413af7683ffd5be93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 485a34b0a6e66ce67a443a7f2efe5ead546fb43c496f12146ad1cd77b9add2a8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LabsScreenQuery } from './LabsScreenQuery.graphql';

const node: PreloadableConcreteRequest<LabsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "485a34b0a6e66ce67a443a7f2efe5ead546fb43c496f12146ad1cd77b9add2a8",
    "metadata": {},
    "name": "LabsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
