import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WeighButton_animal$key } from '../../__generated__/WeighButton_animal.graphql'
import { Button } from '../../base/ui/Button'
import { useWeighDialog } from './useWeighDialog'

export function WeighButton({
  animal,
  children,
}: {
  animal: WeighButton_animal$key
  children: string
}) {
  const [isOpen, setOpen] = useState(false)
  const WeighDialog = useWeighDialog()
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
      {isOpen && <WeighDialog animal={cat} onClose={() => setOpen(false)} />}
    </>
  )
}
