/** A cat asleep, curled into a drop: its back is the drop, the tip of its tail the drop's point. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path fill="currentColor" d="M32 2C32 2 57 25 57 39a25 23 0 0 1-50 0C7 25 32 2 32 2Z" />
    </svg>
  )
}
