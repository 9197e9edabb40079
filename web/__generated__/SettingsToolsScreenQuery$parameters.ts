/**
 * @generated SignedSource<<5a78095294fd0cb88f08dedc4c57353a>>
 * @relayHash 01df517ce6874a5aebdc01e67b47ea67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08f39321d981ec4fc6960cb69004ee611f9072eaffd650927c606bdedc09ba39

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsToolsScreenQuery } from './SettingsToolsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsToolsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08f39321d981ec4fc6960cb69004ee611f9072eaffd650927c606bdedc09ba39",
    "metadata": {},
    "name": "SettingsToolsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
