import './account'
import './alertRecord'
import './animal'
import './editAnimal'
import './saveMeasurement'
import './session'
import './sharing'
import './timeOverride'
import './viewer'
import './weighings'
import { builder } from './builder'

export const schema = builder.toSchema()
