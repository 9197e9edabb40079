import { Drawing } from './Drawing'
import { Tabby } from './Tabby'

/** Stands where a cat has no photo yet. */
export function CatPortrait() {
  return (
    <Drawing viewBox="0 0 180 200">
      <Tabby />
    </Drawing>
  )
}
