import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySerializerCompiler } from "fastify";
import { z } from "zod";

type JsonObject = { [key: string]: unknown };
const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Inlines references: the serializer resolves an inline type when it compiles, and a type behind a reference at run time. */
function inlined(value: unknown, definitions: JsonObject): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, definitions));
  if (!isObject(value)) return value;
  if (typeof value.$ref === "string") return inlined(definitions[value.$ref.split("/").at(-1)!], definitions);
  return flattened(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inlined(part, definitions)])));
}

/** Turns `anyOf [T, null]` into `type: [T, null]`, so that the serializer resolves the type when it compiles. */
function flattened(schema: JsonObject): JsonObject {
  if (!Array.isArray(schema.anyOf)) return schema;
  const [one, other, ...more] = schema.anyOf as JsonObject[];
  if (!one || other?.type !== "null" || more.length > 0 || typeof one.type !== "string") return schema;
  const { anyOf: _, ...rest } = schema;
  if (one.type === "object") return { ...rest, ...one, nullable: true };
  // The serializer chooses among several shapes by comparing enum values too, so null must be one of these values.
  const values = Array.isArray(one.enum) ? { enum: [...(one.enum as unknown[]), null] } : {};
  return { ...rest, ...one, ...values, type: [one.type, "null"] };
}

function made(schema: z.ZodType): JsonObject {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ jsonSchema }) => delete jsonSchema.id,
  }) as JsonObject & {
    $defs?: JsonObject;
    definitions?: JsonObject;
  };
  const { definitions = $defs, ...root } = json as JsonObject & { definitions?: JsonObject };
  return inlined(root, definitions) as JsonObject;
}

/** Memoizes by the key object: a process that builds the app again, as tests do, compiles each schema once. */
function kept<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
}

/**
 * Returns the schema for fast-json-stringify, which drops fields that the contract does not define, and costs less than
 * validating the response.
 */
export const responseSchema = kept(made);

const compile = SerializerSelector()({}, {});
const serializer = kept((schema: object) => compile({ schema } as never));
/** Fastify's own serializer compiler, with memoized results. */
export const compileSerializer: FastifySerializerCompiler<unknown> = ({ schema }) => serializer(schema as object);
