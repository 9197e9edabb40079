import { Drawing } from './Drawing'
import { Tabby } from './Tabby'

/** For a cat without a photo. */
export function CatPortrait() {
  return (
    <Drawing viewBox="0 0 180 200">
      <Tabby />
    </Drawing>
  )
}
