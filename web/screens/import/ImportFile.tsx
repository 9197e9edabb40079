import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Card } from '../../base/ui/Card'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { ProgressBar } from '../../base/ui/ProgressBar'
import { CatTable } from './CatTable'
import { FileForm } from './FileForm'
import { hasChanges, type ImportSummary } from './importSummary'
import { useCancelImport } from './useCancelImport'
import { type ImportTarget, type ImportChoice, type ImportPhase, useImport } from './useImport'
import { column } from '../../base/styles/layout.css'
import * as styles from './ImportScreen.css'

const headings: Record<ImportPhase['kind'], string> = {
  choosing: 'Votre fichier',
  sending: 'Lecture du fichier',
  refused: 'Ce fichier n’a pas été importé',
  interrupted: 'L’import a été interrompu',
  preview: 'Ce que contient ce fichier',
  done: 'Vos données sont là',
}

/** Shows the three steps of an import on one page: choose, preview, confirm. */
export function ImportFile({
  cats,
  received,
  onDone,
}: {
  cats: readonly ImportTarget[]
  /** The file that another app has shared. */
  received: File | null
  /** Runs once a file is imported. */
  onDone: () => void
}) {
  const { phase, sendPreview, sendImport, stop, restart } = useImport()
  const [choice, setChoice] = useState<ImportChoice | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    // The pressed button has been removed.
    if (!isFirst.current) heading.current?.focus()
    isFirst.current = false
  }, [phase.kind])
  const imported = useEffectEvent(onDone)
  useEffect(() => {
    if (phase.kind === 'done') imported()
  }, [phase.kind])

  function choose(next: ImportChoice) {
    setChoice(next)
    void sendPreview(next)
  }

  return (
    <section className={column} aria-labelledby="import-step">
      <h2 id="import-step" ref={heading} tabIndex={-1} className={styles.heading}>
        {headings[phase.kind]}
      </h2>
      {phase.kind === 'choosing' && (
        // A restart is for another file.
        <FileForm cats={cats} received={choice ? null : received} onChoose={choose} />
      )}
      {phase.kind === 'sending' && (
        <UploadProgress phase={phase} name={choice?.file.name ?? ''} onStop={stop} />
      )}
      {(phase.kind === 'refused' || phase.kind === 'interrupted') && (
        <ImportRefusal
          phase={phase}
          onRestart={restart}
          onAgain={() => choice && void sendPreview(choice)}
        />
      )}
      {phase.kind === 'preview' && (
        <ImportPreview
          imported={phase.imported}
          name={choice?.file.name ?? ''}
          onConfirm={() => choice && void sendImport(choice)}
          onRestart={restart}
        />
      )}
      {phase.kind === 'done' && <ImportDone imported={phase.imported} onRestart={restart} />}
    </section>
  )
}

function ImportDone({ imported, onRestart }: { imported: ImportSummary; onRestart: () => void }) {
  const { weightImport } = imported
  const [cancelImport, isPending] = useCancelImport()
  return (
    <>
      <ImportContents imported={imported} isDone />
      <div className={styles.buttons}>
        <Button variant="secondary" disabled={isPending} onClick={onRestart}>
          Importer un autre fichier
        </Button>
        {weightImport && (
          <NeedsNetwork>
            <Button
              variant="quiet"
              isPending={isPending}
              pendingLabel="Annulation..."
              onClick={() => cancelImport(weightImport, onRestart)}
            >
              Annuler cet import
            </Button>
          </NeedsNetwork>
        )}
      </div>
    </>
  )
}

function UploadProgress({
  phase: { purpose, part },
  name,
  onStop,
}: {
  phase: Extract<ImportPhase, { kind: 'sending' }>
  name: string
  onStop: () => void
}) {
  const isSent = part >= 1
  return (
    <Card className={styles.card}>
      <p className={styles.file}>{name}</p>
      <ProgressBar
        value={part}
        max={1}
        label={
          isSent
            ? purpose === 'preview'
              ? 'Reçu, il est lu…'
              : 'Reçu, il est enregistré…'
            : 'Envoi du fichier'
        }
      />
      {purpose === 'preview' && (
        <Button variant="secondary" onClick={onStop}>
          Annuler
        </Button>
      )}
    </Card>
  )
}

function ImportRefusal({
  phase: { kind, message, mistakes },
  onRestart,
  onAgain,
}: {
  phase: Extract<ImportPhase, { message: string }>
  onRestart: () => void
  onAgain: () => void
}) {
  return (
    <>
      <Callout
        tone="amber"
        role="alert"
        title={mistakes.length > 1 ? 'Les premières erreurs' : message}
      >
        {mistakes.length > 1 && (
          <ul className={styles.mistakes}>
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        )}
        <p>
          {kind === 'refused'
            ? 'Rien n’a été changé dans votre compte.'
            : 'Il a peut-être eu lieu. Réessayez\u00a0: vous verrez ce qui est déjà là, ' +
              'et rien n’est ajouté deux fois.'}
        </p>
      </Callout>
      <div className={styles.buttons}>
        <Button onClick={onRestart}>Choisir un autre fichier</Button>
        <NeedsNetwork>
          <Button variant="secondary" onClick={onAgain}>
            Réessayer
          </Button>
        </NeedsNetwork>
      </div>
    </>
  )
}

function ImportPreview({
  imported,
  name,
  onConfirm,
  onRestart,
}: {
  imported: ImportSummary
  name: string
  onConfirm: () => void
  onRestart: () => void
}) {
  const isNews = hasChanges(imported)
  return (
    <>
      <p className={styles.smallNote}>
        {name}. {isNews ? 'Rien n’est encore enregistré.' : ''}
      </p>
      {!isNews && (
        <Callout role="status" title="Tout est déjà là">
          <p>Votre compte a déjà tout ce que contient ce fichier.</p>
        </Callout>
      )}
      <ImportContents imported={imported} isDone={false} />
      <div className={styles.buttons}>
        {isNews && (
          <NeedsNetwork>
            <Button onClick={onConfirm}>Importer</Button>
          </NeedsNetwork>
        )}
        <Button variant="secondary" onClick={onRestart}>
          Choisir un autre fichier
        </Button>
      </div>
    </>
  )
}

function ImportContents({
  imported: { cats, leftOut },
  isDone,
}: {
  imported: ImportSummary
  isDone: boolean
}) {
  return (
    <>
      {cats.map((cat) => (
        <CatTable key={cat.id} cat={cat} isDone={isDone} />
      ))}
      {leftOut.map((sentence) => (
        <p key={sentence} className={styles.smallNote}>
          {sentence}
        </p>
      ))}
    </>
  )
}
