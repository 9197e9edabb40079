import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { useToast } from '../../components/toasts'

/** Who is not the admin is told so and goes home (spec 1 §6). */
export function AccessDenied() {
  const toast = useToast()
  useEffect(() => {
    toast({ title: 'Accès refusé', description: 'Vous n’avez pas accès à cette page.', tone: 'destructive' })
  }, [toast])
  return <Navigate to="/home" replace />
}
