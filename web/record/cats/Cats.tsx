import { graphql, useFragment } from 'react-relay'
import type { Cats_animals$key } from '../../__generated__/Cats_animals.graphql'
import type { NewShareLink_viewer$key } from '../../__generated__/NewShareLink_viewer.graphql'
import { useLocation } from '../../base/router/hooks'
import { desktopRem } from '../../base/styles/widths'
import { useHasWidth } from '../../base/ui/useHasWidth'
import { CatCard } from '../card/CatCard'
import { cardId, Carousel } from './Carousel'
import { Portraits } from './Portraits'
import { useCarousel } from './useCarousel'

/** From this number of cats on, home begins with the portraits. */
export const minGridCats = 3
/** The columns of the grid. More cats have compact cards. */
const columns = 3

/** Shows a card per cat in a carousel, or in a grid on wide screens (product/pages 4.5). */
export function Cats({
  label,
  animals,
  viewer,
}: {
  label: string
  animals: Cats_animals$key
  viewer: NewShareLink_viewer$key
}) {
  const cats = useFragment(
    graphql`
      fragment Cats_animals on Animal @relay(plural: true) {
        id
        uuid
        name
        ...CatCard_animal
        ...useCareToday_animal
        ...useStocks_animal
        ...Portraits_animals
      }
    `,
    animals,
  )
  // The bar of a cat's screens writes it to the history's state.
  const { state } = useLocation()
  const chosenIndex = cats.findIndex(({ uuid }) => uuid === (state as { cat?: string } | null)?.cat)
  const paging = useCarousel(cats.length, Math.max(chosenIndex, 0))
  const isGrid = useHasWidth(desktopRem) && cats.length >= minGridCats
  const slides = cats.map((cat) => ({
    id: cat.id,
    name: cat.name,
    card: (
      <CatCard
        animal={cat}
        care={cat}
        viewer={viewer}
        isCompact={isGrid && cats.length > columns}
      />
    ),
  }))
  const pick = (position: number) =>
    isGrid ? document.getElementById(cardId(position))?.focus() : paging.goTo(position)
  return (
    <>
      {cats.length >= minGridCats && (
        <Portraits animals={cats} current={isGrid ? null : paging.index} onPick={pick} />
      )}
      <Carousel label={label} slides={slides} paging={paging} isGrid={isGrid} />
    </>
  )
}
