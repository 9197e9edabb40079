import * as styles from './Spinner.css'

export function SpinnerMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  )
}

export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.root} role="status">
      <SpinnerMark />
      {label}
    </div>
  )
}
