import { Drawing } from './Drawing'
import { Tabby } from './Tabby'

/** Replaces the photo of a cat without one. */
export function CatPortrait() {
  return (
    <Drawing viewBox="0 0 180 200">
      <Tabby />
    </Drawing>
  )
}
