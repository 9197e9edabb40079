import { useEffect } from 'react'
import { useToast } from '../../ui/toasts'
import { Navigate } from '../../router/Link'

/** Who is not the admin is told so and goes home (product/admin 1.1). */
export function AccessDenied() {
  const toast = useToast()
  useEffect(() => {
    toast({ title: 'Accès refusé', description: 'Vous n’avez pas accès à cette page.', tone: 'destructive' })
  }, [toast])
  return <Navigate to="/home" replace />
}
