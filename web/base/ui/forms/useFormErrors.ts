import { useCallback, useEffect, useRef, useState } from 'react'
import { toast, toasts } from '../toasts/toasts'

export type ShowErrors = (fields: Record<string, string>) => void

type Errors<Field extends string> = Partial<Record<Field, string>>

/**
 * Returns errors by field name. New ones focus the first field with an error, in the page's order,
 * and show its message in a toast; each is removed when its field is edited. Without errors, the
 * toast of the last attempt is dismissed.
 */
export function useFormErrors<Field extends string>(title = 'Erreur') {
  const formRef = useRef<HTMLFormElement>(null)
  const [{ errors, areNew }, setState] = useState<{ errors: Errors<Field>; areNew: boolean }>({
    errors: {},
    areNew: false,
  })

  useEffect(() => {
    const form = formRef.current
    if (areNew) {
      const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
      const target = invalid?.matches('input, select, textarea')
        ? invalid
        : invalid?.querySelector<HTMLElement>('input, [tabindex="0"]')
      // A field in a closed fold is hidden and cannot have the focus.
      target?.closest('details')?.setAttribute('open', '')
      target?.focus()
    }
    const clearFieldError = ({ target }: Event) => {
      const { name } = target as HTMLInputElement
      if (form?.contains(target as Node) && name in errors)
        setState({ errors: { ...errors, [name]: undefined }, areNew: false })
    }
    // The listener is outside React's root, so that the typed text has reached a controlled field's
    // state before the form is rendered again.
    document.addEventListener('input', clearFieldError)
    return () => document.removeEventListener('input', clearFieldError)
  }, [errors, areNew])

  const showErrors = useCallback(
    (next: Errors<Field>) => {
      setState({ errors: next, areNew: true })
      const messages: Partial<Record<string, string>> = next
      const fields = [...(formRef.current?.elements ?? [])] as HTMLInputElement[]
      const first = fields.find(({ name }) => messages[name])
      const description = first ? messages[first.name] : Object.values(messages).find(Boolean)
      const shownToast = toasts.current()
      if (description) toast({ title, description, tone: 'destructive' })
      else if (shownToast?.tone === 'destructive') toasts.dismiss(shownToast.key)
    },
    [title],
  )
  return { formRef, errors, showErrors }
}
