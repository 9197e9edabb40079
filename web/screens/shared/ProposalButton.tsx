import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useState } from 'react'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { button } from '../../record/page/RecordActions.css'

const LeaveProposal = deferredDialog(async () => (await import('./LeaveProposal')).LeaveProposal)

/** Opens the vet's form for a proposal about the record. */
export function ProposalButton({ name, today }: { name: string; today: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className={button}
        variant="secondary"
        icon={<MessageSquarePlus size={20} />}
        onClick={() => setOpen(true)}
      >
        Laisser une consigne
      </Button>
      {isOpen && <LeaveProposal name={name} today={today} onClose={() => setOpen(false)} />}
    </>
  )
}
