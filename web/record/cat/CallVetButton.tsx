import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { LinkButton } from '../../base/ui/Button'
import { dialledNumber } from './dialledNumber'

export function CallVetButton({
  phone,
  className,
  children,
}: {
  phone: string
  className?: string
  children: ReactNode
}) {
  return (
    <LinkButton
      className={className}
      size="l"
      icon={<Phone size={22} />}
      to={`tel:${dialledNumber(phone)}`}
    >
      {children}
    </LinkButton>
  )
}
