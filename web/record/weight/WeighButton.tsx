import Scale from 'lucide-react/icons/scale'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WeighButton_animal$key } from '../../__generated__/WeighButton_animal.graphql'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/deferredDialog'

const load = async () => (await import('./WeighDialog')).WeighDialog
const WeighDialog = deferredDialog(load)

export function WeighButton({
  animal,
  children,
}: {
  animal: WeighButton_animal$key
  children: string
}) {
  const [open, setOpen] = useState(false)
  const cat = useFragment(
    graphql`
      fragment WeighButton_animal on Animal {
        ...WeighDialog_animal
      }
    `,
    animal,
  )
  useEffect(weighWithoutNetwork, [])
  return (
    <>
      <Button variant="secondary" icon={<Scale size={20} />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <WeighDialog animal={cat} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Loads the dialog before it is opened, so that it opens without a network. */
function weighWithoutNetwork(): void {
  load().catch(() => null)
}
