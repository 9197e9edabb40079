import { compactScreen } from '../../../base/styles/media'

/** Applies a rule on a phone with the default letters where the step does not fit with drawings. */
export const onCompactPhone = <Rule extends object>(rule: Rule) => ({
  '@container': { '(20rem <= width < 48rem)': { '@media': { [compactScreen]: rule } } },
})
