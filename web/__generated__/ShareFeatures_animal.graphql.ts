/**
 * @generated SignedSource<<22a100c4698e267630233d3f0ca54529>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShareFeatures_animal$data = {
  readonly circle: ReadonlyArray<{
    readonly uuid: string;
  }>;
  readonly invitations: ReadonlyArray<{
    readonly uuid: string;
  }>;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "ShareFeatures_animal";
};
export type ShareFeatures_animal$key = {
  readonly " $data"?: ShareFeatures_animal$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareFeatures_animal">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShareFeatures_animal",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CircleMember",
      "kind": "LinkedField",
      "name": "circle",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Invitation",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Animal",
  "abstractKey": null
};
})();

(node as any).hash = "40b351688282b88eacb8dd491550e6bd";

export default node;
