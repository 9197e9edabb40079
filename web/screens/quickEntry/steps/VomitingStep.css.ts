import { globalStyle, style } from '@vanilla-extract/css'
import { onCompactPhone } from './onCompactPhone'
import { vars } from '../../../base/styles/theme.css'
import * as check from './CheckCard.css'
import * as choice from './ChoiceCards.css'
import * as counter from './Counter.css'
import * as steps from './steps.css'

/**
 * As on the fourth step, the counts that end the step and the questions before them fit on the
 * screen (product/entries 5.11).
 */
export const root = style({
  display: 'grid',
  gap: vars.space[6],
  minWidth: 0,
  ...onCompactPhone({ gap: vars.space[4] }),
})

const onSmall = (part: string, rule: object) => globalStyle(`${root} ${part}`, onCompactPhone(rule))

onSmall(counter.button, { height: '3.5rem' })
onSmall(steps.group, { gap: vars.space[2] })
onSmall(steps.legend, { fontSize: vars.text.m })
onSmall(steps.signs, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[1] })
onSmall(choice.card, {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 0,
  padding: vars.space[1],
  textAlign: 'center',
})
onSmall(choice.label, { fontSize: vars.text.s, lineHeight: 1.2 })
for (const part of [choice.hint, check.box]) onSmall(part, { display: 'none' })
