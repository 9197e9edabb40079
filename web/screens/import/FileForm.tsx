import FileUp from 'lucide-react/icons/file-up'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { FieldError } from '../../base/ui/forms/Field'
import { SelectField } from '../../base/ui/forms/SelectField'
import type { ImportTarget, ImportChoice } from './useImport'
import * as styles from './ImportScreen.css'

const MOST_BYTES = 50 * 1024 * 1024

const isCsv = ({ name, type }: File) => /\.(csv|tsv|txt)$/i.test(name) || type === 'text/csv'

function problemOf(file: File): string | null {
  if (file.size === 0) return 'Ce fichier est vide.'
  return file.size > MOST_BYTES ? 'Ce fichier est trop volumineux (50 Mo au plus).' : null
}

/** Selects the import of a copy or of one cat's weighings, and its file. */
export function FileForm({
  cats,
  onChoose,
}: {
  cats: readonly ImportTarget[]
  onChoose: (chosen: ImportChoice) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const [weighings, setWeighings] = useState<File | null>(null)
  const [cat, setCat] = useState(cats[0]?.uuid ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const whose = cats.find(({ uuid }) => uuid === cat)

  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = [...(currentTarget.files ?? [])]
    // Resetting the value lets the user choose the same file again.
    currentTarget.value = ''
    if (!file) return
    const found =
      problemOf(file) ??
      (isCsv(file) && cats.length === 0 ? 'Ajoutez d’abord le chat dont ce sont les pesées.' : null)
    setProblem(found)
    setWeighings(null)
    if (found !== null) return
    if (isCsv(file)) setWeighings(file)
    else onChoose({ file, cat: null })
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
      <p className={styles.quiet}>
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
      {weighings ? (
        <>
          <p className={styles.file}>{weighings.name}</p>
          <SelectField
            label="De quel chat sont ces pesées&#8239;?"
            name="cat"
            value={cat}
            onChange={({ currentTarget }) => setCat(currentTarget.value)}
            options={cats.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          />
          <div className={styles.buttons}>
            <Button onClick={() => whose && onChoose({ file: weighings, cat: whose })}>
              Lire le fichier
            </Button>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              Choisir un autre fichier
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.buttons}>
          <Button icon={<FileUp size={22} />} onClick={() => input.current?.click()}>
            Choisir un fichier
          </Button>
        </div>
      )}
    </Card>
  )
}
