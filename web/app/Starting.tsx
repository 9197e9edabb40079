/** While the first screen's code arrives (spec 1 §2). */
export function Starting() {
  return <p>Initialisation...</p>
}
