import FileUp from 'lucide-react/icons/file-up'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { importError, isCsv } from '#shared/transfer/fileKind'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { FieldError } from '../../base/ui/forms/Field'
import { SelectField } from '../../base/ui/forms/SelectField'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { toast } from '../../base/ui/toasts/toasts'
import type { ImportTarget, ImportChoice } from './useImport'
import * as styles from './ImportScreen.css'

const noCatMessage = 'Ajoutez d’abord le chat dont ce sont les pesées.'

/**
 * Selects the import of a copy or of one cat's weighings, and its file. A received file is sent at a
 * tap only: any site can give one to the app (product/launches 2.2).
 */
export function FileForm({
  cats,
  received,
  onChoose,
}: {
  cats: readonly ImportTarget[]
  received: File | null
  onChoose: (choice: ImportChoice) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [chosenFile, setChosenFile] = useState(() =>
    problemOf(received) === null ? received : null,
  )
  const [catUuid, setCatUuid] = useState<string | null>(null)
  const [problem, setProblem] = useState(() => problemOf(received))
  const cat = cats.find(({ uuid }) => uuid === catUuid) ?? cats[0]

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = [...(currentTarget.files ?? [])]
    // Resetting the value lets the user choose the same file again.
    currentTarget.value = ''
    if (!file) return
    const fileProblem = problemOf(file)
    setProblem(fileProblem)
    setChosenFile(null)
    if (fileProblem !== null)
      return toast({ title: 'Erreur', description: fileProblem, tone: 'destructive' })
    if (isCsv(file)) setChosenFile(file)
    else onChoose({ file, cat: null })
  }

  function problemOf(file: File | null): string | null {
    if (!file) return null
    return importError(file) ?? (isCsv(file) && cats.length === 0 ? noCatMessage : null)
  }

  function read(file: File) {
    if (!isCsv(file)) onChoose({ file, cat: null })
    else if (cat) onChoose({ file, cat })
  }

  return (
    <Card className={styles.card}>
      <ul className={styles.kinds}>
        <li>
          <strong>Une copie de NéphroChat (.json)</strong>, de ce compte ou d’un autre&nbsp;: chats,
          saisies, pesées, soins, analyses et photos. Elle vient de «&nbsp;Télécharger mes
          données&nbsp;».
        </li>
        <li>
          <strong>Des pesées (.csv)</strong>, d’une balance ou d’un tableur&nbsp;: une ligne par
          pesée, la date puis le poids, comme <code>12/03/2025;4,2</code>.
        </li>
      </ul>
      <p className={styles.smallNote}>
        Vous verrez ce que contient le fichier avant que rien ne soit enregistré. Ce qui est déjà
        dans votre compte y reste.
      </p>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="file"
        accept=".json,application/json,.csv,text/csv,.txt"
        aria-label="Fichier à importer"
        tabIndex={-1}
        onChange={change}
      />
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      {chosenFile ? (
        <>
          <p className={styles.file}>{chosenFile.name}</p>
          {isCsv(chosenFile) && (
            <SelectField
              label="De quel chat sont ces pesées&#8239;?"
              name="cat"
              value={cat?.uuid ?? ''}
              onChange={({ currentTarget }) => setCatUuid(currentTarget.value)}
              options={cats.map(({ uuid, name }) => ({ value: uuid, label: name }))}
              // The pressed button has been removed.
              autoFocus={chosenFile !== received}
            />
          )}
          <div className={styles.buttons}>
            <NeedsNetwork>
              <Button onClick={() => read(chosenFile)}>Lire le fichier</Button>
            </NeedsNetwork>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              Choisir un autre fichier
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button
            icon={<FileUp size={22} />}
            aria-describedby={problem === null ? undefined : `${id}-problem`}
            onClick={() => input.current?.click()}
          >
            Choisir un fichier
          </Button>
        </div>
      )}
    </Card>
  )
}
