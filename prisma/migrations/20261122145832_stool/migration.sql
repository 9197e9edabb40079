-- CreateEnum
CREATE TYPE "stool" AS ENUM ('normal', 'hard', 'soft', 'none', 'unseen');

-- AlterTable
ALTER TABLE "measurements" ADD COLUMN     "stool" "stool";
