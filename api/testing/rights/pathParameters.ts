import type { OwnedRows } from '../household'

/** Returns the path parameters of a call for a household. */
export function pathParametersOf(
  path: string,
  {
    cat,
    measurement,
    weight,
    weightImport,
    labResult,
    treatment,
    dose,
    proposal,
    alertRecord,
    shareLink,
    photo,
    upload,
    calendar,
    invitation,
    member,
    session,
  }: OwnedRows,
): Record<string, string> {
  const idOfPath: [string, string][] = [
    ['/api/alerts', alertRecord],
    ['/api/share/', shareLink.id],
    ['/api/users/me/sessions', session],
  ]
  const id = idOfPath.find(([start]) => path.startsWith(start))?.[1] ?? cat
  return {
    id,
    mid: measurement,
    wid: weight,
    import: weightImport,
    lid: labResult,
    tid: treatment,
    course: treatment,
    did: dose,
    pid: proposal,
    rule: 'weight-loss',
    iid: invitation,
    member,
    token: shareLink.token,
    key: upload,
    calendar: `${calendar}.ics`,
    file: path.startsWith('/photos/') ? `${photo}.webp` : 'start.js',
  }
}

/** Fills the parameters into the path. A parameter without a value keeps its name. */
export const fillPath = (path: string, ids: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)
