/**
 * @generated SignedSource<<72291b97e13fd1d170f48bb04abdcd93>>
 * @relayHash 9cd31c1f039d85cf862b6197882f6528
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28aac6e691ab79774c629ce789705377e6cc6137b74a87c090edc147312bdbc6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { QuickEntryScreenQuery } from './QuickEntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<QuickEntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28aac6e691ab79774c629ce789705377e6cc6137b74a87c090edc147312bdbc6",
    "metadata": {},
    "name": "QuickEntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
