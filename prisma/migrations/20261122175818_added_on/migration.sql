-- AlterTable
ALTER TABLE "measurements" ADD COLUMN     "added_on" DATE;

ALTER TABLE "measurements"
    ADD CONSTRAINT "measurements_added_later" CHECK ("added_on" > "day");
