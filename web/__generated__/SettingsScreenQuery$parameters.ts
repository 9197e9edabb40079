/**
 * @generated SignedSource<<b87bd0fa425a3817bcd700e29ad86e9b>>
 * @relayHash 155c36ae06910621111585c64f221848
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6c72376cf72ad252747ce2faa7cf813179db7d32ca61d569810191e457116ae

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6c72376cf72ad252747ce2faa7cf813179db7d32ca61d569810191e457116ae",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
