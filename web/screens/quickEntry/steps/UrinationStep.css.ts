import { globalStyle, style } from '@vanilla-extract/css'
import { onCompactPhone } from './onCompactPhone'
import { vars } from '../../../base/styles/theme.css'
import * as check from './CheckCard.css'
import * as choice from './ChoiceCards.css'
import * as counter from './Counter.css'
import * as steps from './steps.css'

/** The whole step fits on a small phone's screen, 360 × 640 included (product/entries 5.11). */
export const root = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  ...onCompactPhone({ gap: '6px' }),
})

const onSmall = (part: string, rule: object) => globalStyle(`${root} ${part}`, onCompactPhone(rule))

onSmall('h2', { fontSize: vars.text.m })
onSmall(counter.button, { width: '3.25rem', height: '2.75rem', fontSize: '1.5rem' })
onSmall(counter.value, { fontSize: '1.75rem' })
onSmall(steps.quickCount, { minHeight: '2.75rem' })
for (const group of [choice.content, steps.group, counter.root])
  onSmall(group, { gap: vars.space[1] })
onSmall(choice.legend, { fontSize: vars.text.s, marginBlockEnd: vars.space[1] })
onSmall(steps.legend, { fontSize: vars.text.s })
// Short words need less than an equal share of the row, long ones more.
onSmall(steps.signs, { gridTemplateColumns: 'repeat(3, auto)', gap: vars.space[1] })
onSmall(choice.columns[4], { gridTemplateColumns: 'repeat(4, auto)' })
for (const columns of [choice.columns[3], choice.columns[4]])
  onSmall(columns, { gap: vars.space[1] })
onSmall(choice.card, {
  minHeight: '2.75rem',
  padding: `2px ${vars.space[1]}`,
  gap: 0,
  justifyContent: 'center',
  textAlign: 'center',
})
onSmall(choice.label, { fontSize: vars.text.s, lineHeight: 1.2 })
for (const part of [choice.drawing, choice.cornerTick, choice.hint, check.drawing, check.box])
  onSmall(part, { display: 'none' })
