/**
 * Templates for the head of a job: {T} title, {C} employer, {L} town, {D} dates. `>` moves the rest to the right margin, a line
 * break begins a line, and `at` becomes "presso".
 */
export const jobHeads: readonly string[] = [
  "{T}>{D}\n{C}, {L}", "{T}>{D}\n{C}", "{C}>{D}\n{T}", "{C}>{L}\n{T}>{D}", "{C}, {L}>{D}\n{T}", "{T}, {C}>{D}", "{T} – {C}>{D}",
  "{D}\n{T}\n{C} – {L}", "{D}\n{C}\n{T}", "{D}\n{T}, {C}", "{D}\n{C} ({L})\n{T}", "{D} | {T}\n{C}, {L}", "{D} | {C}\n{T}",
  "{T}\n{C}\n{D}", "{T}\n{C} | {L} | {D}", "{T}\n{C} · {D}", "{C}\n{T}\n{D}", "{C}\n{T} | {D}", "{C} – {L}\n{T}, {D}", "{C}, {L}\n{T} ({D})",
  "{T} at {C} ({D})", "{T} at {C}, {L}, {D}", "{T} at {C}>{D}", "{T}, {C}, {L} ({D})", "{T} - {C} - {D}", "{C} - {T} - {D}", "{D}: {T}, {C}",
  "{D}: {T} at {C}", "{D} – {C}, {L} – {T}", "{D} {C}, {T}", "{D} {T} at {C} ({L})", "{D}  {T}  {C}", "{T} | {C} | {L} | {D}", "{T} | {C} | {D}",
  "{C} | {T} | {D}", "{T} @ {C} · {D}", "{T} / {C} / {D}", "{C} [{D}]\n{T}", "{T} [{D}]\n{C}", "{C} ({D}): {T}", "{T}\n{D}\n{C}, {L}",
  "{T}\n{D} · {C}", "{C}\n{D}\n{T}", "{L}, {D}\n{C}\n{T}", "{C}\n{L} | {D}\n{T}", "{T} >{L}\n{C}>{D}", "{D}>{L}\n{T}\n{C}", "{T} ({C})>{D}",
  "{D}, {T}, {C}", "{C}; {T}; {D}", "{C}, {T}>{D}", "{T} – {D}\n{C} – {L}", "{D}>{T}\n{C}", "{D}>{C}\n{T}",
]; // prettier-ignore

/** Templates for the head of a study: {G} degree, {S} school, {L} town, {D} dates, {V} grade. */
export const studyHeads: readonly string[] = [
  "{G}>{D}\n{S}, {L}", "{G}>{D}\n{S}", "{S}>{D}\n{G}", "{S}>{L}\n{G}>{D}", "{G}, {S}>{D}", "{G} – {S}>{D}", "{D}\n{G}\n{S}", "{D}\n{S}\n{G}",
  "{D}\n{G}, {S}", "{D} | {G}\n{S}", "{G}\n{S}\n{D}", "{G}\n{S} | {D}", "{G}\n{S} · {L} · {D}", "{S}\n{G}\n{D}", "{S}\n{G} ({D})", "{G} at {S} ({D})",
  "{G}, {S}, {D}", "{G}, {S} ({D})", "{G} - {S} - {D}", "{S} - {G} - {D}", "{D}: {G}, {S}", "{D} – {G}, {S}", "{D} {G}, {S}", "{D}  {G}  {S}",
  "{G} | {S} | {D}", "{S} | {G} | {D}", "{G} / {S} / {D}", "{S} ({D}): {G}", "{G}\n{D}\n{S}", "{G}, {V}>{D}\n{S}", "{G} ({V})\n{S}, {D}", "{D}: {G} ({V}), {S}",
  "{G}, {S}, {D}, {V}", "{G} – {S} – {D} – {V}", "{S}, {L}\n{G} | {V} | {D}", "{D}, {G} at {S}", "{G} [{D}]\n{S}", "{S}; {G}; {D}", "{D}>{G}\n{S}",
]; // prettier-ignore
