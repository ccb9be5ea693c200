export { allAt, at, parseXml, textAt, type XmlTree } from "./read-xml.ts";
export { validatorOf } from "./validate-xml.ts";
export { writeXml, type XmlObject } from "./write-xml.ts";
