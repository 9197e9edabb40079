import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WeighButton_animal$key } from '../__generated__/WeighButton_animal.graphql'
import { Button } from '../ui/Button'
import { deferredDialog } from '../ui/deferredDialog'

const WeighDialog = deferredDialog(async () => (await import('./WeighDialog')).WeighDialog)

export function WeighButton({ animal, children }: { animal: WeighButton_animal$key; children: string }) {
  const [open, setOpen] = useState(false)
  const cat = useFragment(
    graphql`
      fragment WeighButton_animal on Animal {
        ...WeighDialog_animal
      }
    `,
    animal,
  )
  return (
    <>
      <Button variant="secondary" icon={<Scale size={20} />} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && <WeighDialog animal={cat} onClose={() => setOpen(false)} />}
    </>
  )
}
